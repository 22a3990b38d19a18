import { CartPage } from '@gauze/ui/cart/cart-page'
import { ItemCard } from '@gauze/ui/cart/item-card'
import { useCartCount } from '@gauze/ui/hooks'
import type { AnchorProps } from '@gauze/ui/link'
import { GauzeProvider } from '@gauze/ui/provider'
import { SignInButton } from '@gauze/ui/sign-in/sign-in-button'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { assets, gauze, routes, store } from './gauze.js'
import '@fontsource-variable/inter'
import '@gauze/ui/theme.css'
import './main.css'

/** The numbers of the items that this ward orders. */
const items = [80011, 80021, 80031]

/** The links of Gauze go through the app's router, which adds the base path. */
function RouterLink({ href, ...props }: AnchorProps) {
  return <Link to={href} {...props} />
}

function Header() {
  const count = useCartCount()
  return (
    <header>
      <Link to="/">Ward supplies</Link>
      <Link to="/cart">Cart ({count})</Link>
      <SignInButton site={gauze} />
    </header>
  )
}

function Home() {
  return (
    <main>
      <h1>Ward supplies</h1>
      <div className="cards">
        {items.map((itemId) => (
          <ItemCard key={itemId} itemId={itemId} />
        ))}
      </div>
    </main>
  )
}

function App() {
  return (
    <GauzeProvider store={store} assets={assets} routes={routes} link={RouterLink} signIn={gauze.signIn}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Header />
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="/cart" element={<CartPage />} />
        </Routes>
      </BrowserRouter>
    </GauzeProvider>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<App />)
