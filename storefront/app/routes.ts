import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { accountScreens } from './config/account-screens.js'

function screens(paths: readonly string[]) {
  return paths.map((path) => route(`myaccount/menu/${path}`, `routes/account/${path.replaceAll('/', '-')}.tsx`))
}

/** The screens that share one payment; its confirmation follows it. */
function isOfPayment(path: string): boolean {
  return path.startsWith('payment/') && path !== 'payment/confirmation'
}

/** Every screen of the store (specification, section 2). */
export default [
  // Public: rendered on the server as an anonymous visitor sees them.
  index('routes/home.tsx'),
  route('shop', 'routes/shop.tsx'),
  route('products', 'routes/products-redirect.ts'),
  route('products/:page/*', 'routes/products.tsx'),
  route('category/:catid', 'routes/category.tsx'),
  route('product', 'routes/product-redirect.ts'),
  route('product/:id', 'routes/product.tsx'),
  route('promotions', 'routes/promotions.tsx'),
  route('updates', 'routes/updates.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('accessibility', 'routes/accessibility.tsx'),
  route('register', 'routes/register.tsx'),
  route('success', 'routes/success.tsx'),
  route('tracking/:trackingNumber', 'routes/tracking.tsx'),
  route('login', 'routes/login.tsx'),
  route('authorize', 'routes/authorize.tsx'),
  route('punchout/*', 'routes/punchout.tsx'),
  route('customerapplication', 'routes/customer-application.ts'),

  // Keeps the choice of a language.
  route('language', 'routes/language.ts'),

  // For search engines and home screens.
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemaps/:name', 'routes/sitemap-part.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),

  // Protected: rendered in the browser behind one guard; nothing of them is fetched for a signed-out visitor.
  layout('routes/protected.tsx', [
    route('twoFactor', 'routes/two-factor.tsx'),
    route('beta/issue', 'routes/beta-issue.tsx'),
    route('cart', 'routes/cart.tsx'),
    layout('routes/checkout-layout.tsx', [
      route('checkout', 'routes/checkout.tsx'),
      route('reviewOrder', 'routes/review-order.tsx'),
      route('orderError', 'routes/order-error.tsx'),
    ]),
    route('subscription', 'routes/subscription.tsx'),
    route('orderConfirmation', 'routes/order-confirmation.tsx'),
    route('productLookup', 'routes/product-lookup.tsx'),
    route('quickOrder', 'routes/quick-order.tsx'),
    route('error/:statusCode', 'routes/error-status.tsx'),
    layout('routes/account-layout.tsx', [
      route('myaccount', 'routes/account-overview.tsx'),
      layout('routes/account/payment-layout.tsx', screens(accountScreens.filter(isOfPayment))),
      ...screens(accountScreens.filter((path) => !isOfPayment(path))),
      route('myaccount/menu/*', 'routes/account-unknown.tsx'),
    ]),
  ]),

  // Everything else is a page of the content service, or 404.
  route('*', 'routes/content-page.tsx'),
] satisfies RouteConfig
