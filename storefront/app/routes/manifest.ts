import { accountPath, CART_PATH } from '@gauze/rules'
import { textResponse } from '../seo/text-response.js'

function icon(src: string, sizes: string, purpose = 'any') {
  return { src, sizes, type: 'image/png', purpose }
}

const MANIFEST = {
  name: 'Gauze medical supplies',
  short_name: 'Gauze',
  description: 'Medical supplies for clinics, hospitals and practices.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en-US',
  background_color: '#f5f8f8',
  theme_color: '#0a686b',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('/icon-192.png', '192x192'),
    icon('/icon-512.png', '512x512'),
    icon('/icon-maskable-512.png', '512x512', 'maskable'),
  ],
  shortcuts: [
    { name: 'Sales Orders', url: accountPath('salesorders') },
    { name: 'Cart', url: CART_PATH },
  ],
}

/** /manifest.webmanifest: the store's name on a phone’s home screen. */
export function loader(): Response {
  return textResponse(JSON.stringify(MANIFEST), 'application/manifest+json')
}
