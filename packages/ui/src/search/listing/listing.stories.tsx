import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { makeListingPage, nothingFound, StoryListing, storyListingPort } from '../../story-data/index.js'
import { ListingEmpty } from '../listing-empty/index.js'
import { ListingFilterSheet } from '../listing-filter-sheet/index.js'
import { Listing } from './index.js'

const meta = {
  title: 'Search/Listing',
  component: StoryListing,
  args: { onNavigate: fn(), slotProps: { tools: { onOpenFilters: fn() } } },
} satisfies Meta<typeof StoryListing>

export default meta
type Story = StoryObj<typeof meta>

const empty = <ListingEmpty categoriesHref="#categories" contactNumber="800-555-0134" />

export const Grid: Story = {}
export const List: Story = { args: { page: makeListingPage('search=gloves&view=list&limit=48&sort=name') } }
export const InCategory: Story = { args: { page: makeListingPage('category=exam-gloves') } }
export const Nearest: Story = {
  args: {
    page: {
      ...makeListingPage('search=gows', {
        corrected: 'gowns',
        leftOut: [{ name: 'size', value: 'jumbo', label: 'Jumbo' }],
      }),
      unreadable: ['sort: cheapest'],
    },
  },
}
export const SomeWords: Story = { args: { page: makeListingPage('search=gloves+for+two', { relaxed: true }) } }
export const Limited: Story = {
  args: { page: { ...makeListingPage('search=gloves', { facets: [], pages: 1, total: 4 }), isLimited: true } },
}
export const NothingFound: Story = { args: { page: makeListingPage(undefined, nothingFound), empty } }
export const BeyondEnd: Story = { args: { page: makeListingPage('page=9', { results: [], page: 9 }), empty } }
export const LoadingMore: Story = {
  args: { port: { ...storyListingPort, paginateItems: () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Load more' }))
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const FilterSheet: Story = {
  args: {
    children: (
      <ListingFilterSheet onClose={fn()}>
        <Listing.Categories categories={[{ name: 'Gloves', urlComponent: 'gloves', children: [] }]} />
      </ListingFilterSheet>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '600px' } } },
}
