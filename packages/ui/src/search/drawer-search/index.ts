export { DrawerSearch, type DrawerSearchProps } from './drawer-search.js'
