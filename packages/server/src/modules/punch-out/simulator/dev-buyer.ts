import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../../../base/escape-html.js'
import { assertDeveloper, devPage } from '../../../reporting/dev-page.js'
import type { Services } from '../../../services/services.js'
import { readXml, textAt } from '../../cxml/read-xml.js'
import { itemsToEdit, itemsToOrder, orderDocument, type ReturnedItems, setupDocument } from './dev-buyer-documents.js'

/** The place of the address Receiving of the demonstration. */
const demoPlace = '55 East 12th Street Dock 3, New York, NY 10003'

/** The forms post to the store alone, and have no scripts. */
const policy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

function field(label: string, name: string, value = '', type = 'text') {
  return `<p><label>${label} <input name="${name}" type="${type}" value="${escapeHtml(value)}"></label></p>`
}

function claimFields() {
  return `${field('Domain', 'domain', 'DemoNetwork')}${field('Identity', 'identity', 'metro')}${field('Shared secret', 'secret', '', 'password')}`
}

const startForms = `<p>This page plays a procurement system. The demonstration has the cXML identity DemoNetwork:metro and the
OCI user name metro, with the password of its other sign-ins.</p>
<form method="post" action="/dev/punchout/cxml"><h2>cXML</h2>${claimFields()}
<input type="hidden" name="operation" value="create"><button>Shop by cXML</button></form>
<form method="post" action="/dev/punchout/oci"><h2>OCI</h2>${field('User name', 'identity', 'metro')}
${field('Password', 'secret', '', 'password')}<button>Shop by OCI</button></form>`

function editForm(items: string) {
  if (items === '') return ''
  const buttons = ['edit', 'inspect']
    .map((name) => `<button name="operation" value="${name}">${name}</button>`)
    .join(' ')
  return `<form method="post" action="/dev/punchout/cxml"><h2>Send it again</h2>${claimFields()}
<input type="hidden" name="items" value="${escapeHtml(items)}">${buttons}</form>`
}

function orderForm({ items, total }: ReturnedItems) {
  if (items === '') return ''
  return `<form method="post" action="/dev/punchout/order"><h2>Order it</h2>${claimFields()}
${field('Order number', 'order', `PO-${Date.now()}`)}${field('Ship-to address', 'address', 'Receiving')}
${field('Its place', 'place', demoPlace)}
<input type="hidden" name="items" value="${escapeHtml(items)}"><input type="hidden" name="total" value="${escapeHtml(total)}">
<button>Send the order</button></form>`
}

const noClaim = { domain: '', identity: '', secret: '' }

function sendPage(reply: FastifyReply, title: string, body: string) {
  reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
  return reply.type('text/html; charset=utf-8').send(devPage(title, body))
}

/**
 * Pages on which a developer plays a procurement system at their own machine: it begins a visit, shows the returned
 * cart, sends a cart again, and orders it. For all other people these pages do not exist.
 */
export function registerDevBuyer(app: FastifyInstance, services: Services): void {
  const { config, publicUrl } = services
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/dev/punchout')) assertDeveloper(request, config)
  })
  app.get('/dev/punchout', (_request, reply) => sendPage(reply, 'Procurement system', startForms))

  app.post('/dev/punchout/oci', (request, reply) => {
    const fields = new URLSearchParams(String(request.body ?? ''))
    const entry = new URLSearchParams({
      USERNAME: fields.get('identity') ?? '',
      PASSWORD: fields.get('secret') ?? '',
      HOOK_URL: `${publicUrl()}/dev/punchout/return`,
    })
    return reply.redirect(`/api/punchout/oci?${entry}`, 303)
  })

  const ask = async (body: string) => {
    const headers = { 'content-type': 'text/xml; charset=utf-8' }
    return (await app.ownFetch(`${publicUrl()}/api/punchout/cxml`, { method: 'POST', headers, body })).text()
  }

  app.post('/dev/punchout/cxml', async (request, reply) => {
    const fields = new URLSearchParams(String(request.body ?? ''))
    const form = { ...noClaim, operation: 'create', items: '', ...Object.fromEntries(fields) }
    const xml = await ask(setupDocument(form, `${publicUrl()}/dev/punchout/return`))
    const start = textAt(readXml(xml), 'StartPage', 'URL')
    if (start !== '') return reply.redirect(start, 303)
    return sendPage(reply, 'The store refused the visit', `<pre>${escapeHtml(xml)}</pre>${startForms}`)
  })

  app.post('/dev/punchout/order', async (request, reply) => {
    const fields = new URLSearchParams(String(request.body ?? ''))
    const form = { ...noClaim, items: '', total: '', order: '', address: '', place: '', ...Object.fromEntries(fields) }
    const xml = await ask(orderDocument(form))
    return sendPage(reply, 'The store answered the order', `<pre>${escapeHtml(xml)}</pre>${startForms}`)
  })

  app.post('/dev/punchout/return', (request, reply) => {
    const fields = new URLSearchParams(String(request.body ?? ''))
    const shown = [...fields].map(([name, value]) => `<h2>${escapeHtml(name)}</h2><pre>${escapeHtml(value)}</pre>`)
    const xml = fields.get('cxml-urlencoded')
    const again = xml === null ? '' : `${editForm(itemsToEdit(xml))}${orderForm(itemsToOrder(xml))}`
    return sendPage(reply, 'The cart has returned', `${shown.join('\n')}${again}`)
  })
}
