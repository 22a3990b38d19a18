export { ListingFilterSheet, type ListingFilterSheetProps } from './listing-filter-sheet.js'
