export { focusHeadingInPlace as focusHeading } from '../../internal/focus-heading.js'
export { FollowedLinks, type FollowedLinksProps } from './followed-links.js'
export { OwnerFocus, type OwnerFocusProps } from './owner-focus.js'
export { type NavigationKind, RouteFocus, type RouteFocusProps } from './route-focus.js'
