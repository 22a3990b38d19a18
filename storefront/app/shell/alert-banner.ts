// A file of its own, because the script of the same folder is in every page and this comes with the store's code.
export { StoreAlert } from '@gauze/ui/content/store-alert'
