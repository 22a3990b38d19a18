export {
  type ItemSource,
  type ItemSourceOptions,
  type ItemsPort,
  itemsFeature,
  type OfferedItem,
} from './item-source.js'
