export { breadcrumbData, type Crumb } from './breadcrumb-data.js'
export { productData } from './product-data.js'
export { organizationData, type Seller, siteData } from './site-data.js'
export { type SitemapUrl, sitemapIndexXml, sitemapXml } from './sitemap.js'
