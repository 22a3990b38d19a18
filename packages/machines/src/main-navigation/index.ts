export { type MainNavigationOptions, mainNavigationFeature } from './main-navigation.feature.js'
export { mainNavigationMachine } from './main-navigation.machine.js'
export { selectActiveMenus, selectIsMenuActive, selectIsNavigationOpen } from './main-navigation.selectors.js'
export type {
  ActiveMenu,
  CloseReason,
  MainNavigationContext,
  MainNavigationEmitted,
  MainNavigationEvent,
} from './main-navigation.types.js'
