'use client'
import { AMPLE_STOCK } from '@gauze/rules'
import { useMessages } from '../../messages/index.js'
import { StatusTag, type StatusTagProps } from '../status-tag/index.js'
import { type StockBadgeMessages, stockBadgeMessages } from './stock-badge.messages.js'

export interface StockBadgeProps extends Omit<StatusTagProps, 'tone' | 'children'> {
  /** The stock, in base units. */
  quantityAvailable: number
  /** Shows the number: 'Availability: {n}', as a success above 20. */
  isDetailed?: boolean
  /** The unit of the number, in words. */
  unit?: string | undefined
  messages?: Partial<StockBadgeMessages>
}

/** 'In stock' above 0, else 'Out of Stock'; or the detailed availability. */
export function StockBadge({ quantityAvailable, isDetailed, unit, messages, ...props }: StockBadgeProps) {
  const text = useMessages('stockBadge', stockBadgeMessages, messages)
  if (isDetailed) {
    return (
      <StatusTag {...props} tone={quantityAvailable > AMPLE_STOCK ? 'good' : 'neutral'}>
        {text.availability(quantityAvailable, unit)}
      </StatusTag>
    )
  }
  const isInStock = quantityAvailable > 0
  return (
    <StatusTag {...props} tone={isInStock ? 'good' : 'neutral'}>
      {isInStock ? text.inStock : text.outOfStock}
    </StatusTag>
  )
}
