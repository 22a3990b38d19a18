export { type AssetResolver, AssetsProvider, type AssetsProviderProps, assetsAt, useAsset } from './assets.js'
