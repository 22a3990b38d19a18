export type {
  Catalogue,
  CatalogueCategory,
  CatalogueDownload,
  CatalogueImage,
  CatalogueItem,
  CatalogueManufacturer,
  CatalogueOptions,
  CataloguePrice,
  CatalogueUnit,
  MatrixDetail,
  PriceLevel,
  RxLevel,
} from './catalogue.types.js'
export { generateCatalogue } from './generate-catalogue.js'
