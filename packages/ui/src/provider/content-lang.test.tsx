import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../test/mount.js'
import { HomeSections } from '../content/home-sections/index.js'
import { FooterContact } from '../navigation/contact-details/index.js'
import { Footer } from '../navigation/footer/index.js'
import { MainNav } from '../navigation/main-nav/index.js'
import { GauzeProvider } from './index.js'

const section = {
  ...{ kind: 'notice' as const, title: 'Weekends', text: 'No orders leave.', image: null },
  ...{ linkLabel: null, linkPath: null, products: null },
}

function Content() {
  const contact = { contactNumber: '800-555-0134', contactEmail: 'care@gauze.example', hoursTextShort: 'Nine to five' }
  return (
    <>
      <HomeSections sections={[section]} categories={[]} productsOf={() => []} renderProduct={() => null} />
      <Footer columns={[]} legal="Prices in US dollars." contact={<FooterContact contact={contact} />} />
    </>
  )
}

function languageOf(text: string) {
  return page.getByText(text).element().closest('[lang]')?.getAttribute('lang')
}

it('PLUS-27 content in another language than the page names its language, and words of the page do not', () => {
  mount(
    <div lang="es-US">
      <GauzeProvider locale="es-US" contentLang="en" messages={{ contactDetails: { title: 'Hable con nosotros' } }}>
        <Content />
      </GauzeProvider>
    </div>,
  )
  for (const text of ['Weekends', 'No orders leave.', 'Prices in US dollars.', 'Nine to five'])
    expect(languageOf(text)).toBe('en')
  expect(languageOf('Hable con nosotros')).toBe('es-US')
})

it('PLUS-27 a link of a menu names the language of its label', () => {
  const link = { id: 'promotions', label: 'Promotions', href: '/promotions', lang: 'en' }
  mount(
    <div lang="es-US">
      <MainNav
        entries={[link]}
        activeMenus={[]}
        onActivate={() => undefined}
        onEscape={() => undefined}
        onOutside={() => undefined}
      />
    </div>,
  )
  expect(languageOf('Promotions')).toBe('en')
})

it('PLUS-27 content in the language of the page names none', () => {
  mount(
    <div lang="en-US">
      <Content />
    </div>,
  )
  expect(languageOf('Weekends')).toBe('en-US')
})
