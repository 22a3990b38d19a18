export { breadcrumbData, type Crumb } from './breadcrumb-data.js'
export { type DescribedProduct, productData } from './product-data.js'
export { organizationData, type Seller, type SellerContact, siteData } from './site-data.js'
export { type SitemapUrl, sitemapIndexXml, sitemapXml } from './sitemap.js'
