export { type AssetResolver, assetsAt, useAsset } from './assets.js'
