export { HomeSections, type HomeSectionsProps } from './home-sections.js'
