export { SlowPage, type SlowPageProps } from './slow-page.js'
