import type { NotificationListProps } from '../notifications/notification-list/index.js'

type Shown = NotificationListProps['notifications'][number]

function common(id: number, isNew: boolean) {
  return { id, userNotificationStatus: { unread: isNew } }
}

/** One notification of each type, for stories and tests. */
export const storyNotifications = [
  {
    isNew: true,
    notification: {
      ...common(5, true),
      notificationType: 'Fulfillment Delivered',
      metaData: {
        fulfillmentId: 812,
        workwaveId: 'WW-20812',
        deliveryDate: '20261120',
        timeOfDelivery: '14:05:00',
        trackingNumber: 'GZ40127731',
      },
    },
  },
  {
    isNew: true,
    notification: {
      ...common(4, true),
      notificationType: 'Backorder Ready',
      metaData: {
        item: {
          displayName: 'Nitrile exam gloves, powder-free',
          matrixDetails: [{ key: 'Size', value: 'medium' }],
          urlComponent: 'nitrile-exam-gloves-medium',
        },
        quantityPreviouslyBackordered: 12,
      },
    },
  },
  {
    isNew: false,
    notification: {
      ...common(3, false),
      notificationType: 'Item Back in Stock',
      metaData: { item: { displayName: 'Gauze sponges 4 × 4 in', urlComponent: 'gauze-sponges-4x4' } },
    },
  },
  {
    isNew: false,
    notification: { ...common(2, false), notificationType: 'Recall Notice', metaData: { lot: 'A-77' } },
  },
] satisfies Shown[]
