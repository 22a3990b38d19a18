export { FilterSheet as ListingFilterSheet } from '@gauze/ui/search/filter-sheet'
