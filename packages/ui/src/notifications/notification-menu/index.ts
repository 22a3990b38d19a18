export { NotificationMenu, type NotificationMenuProps } from './notification-menu.js'
