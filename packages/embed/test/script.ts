import { inject } from 'vitest'
import type * as Script from '../src/gauze-embed.js'

/** The script that pages load, in place of its sources. It defines the elements. */
export const { configureGauze }: typeof Script = await import(/* @vite-ignore */ inject('scriptUrl'))
