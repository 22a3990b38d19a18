import { type NotificationsPort, notificationsActors, notificationsMachine } from '@gauze/machines/notifications'
import { createActor } from 'xstate'
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
      ...common(6, true),
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
      ...common(5, true),
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
      ...common(4, false),
      notificationType: 'Item Back in Stock',
      metaData: { item: { displayName: 'Gauze sponges 4 × 4 in', urlComponent: 'gauze-sponges-4x4' } },
    },
  },
  {
    isNew: false,
    notification: {
      ...common(3, false),
      notificationType: 'Order Update',
      metaData: { orderId: 7, orderNumber: 'SO-100440', status: 'Rejected', reason: 'Use the ward stock first.' },
    },
  },
  {
    isNew: false,
    notification: {
      ...common(2, false),
      notificationType: 'Subscription',
      metaData: {
        itemListId: 1,
        listName: 'OR weekly restock',
        message: 'Your subscription “OR weekly restock” could not be ordered',
      },
    },
  },
  {
    isNew: false,
    notification: { ...common(1, false), notificationType: 'Recall Notice', metaData: { lot: 'A-77' } },
  },
] satisfies Shown[]

/** The news of invoices and payments, for stories and tests. */
export const storyBillingNotifications = [
  {
    isNew: false,
    notification: {
      ...common(14, false),
      notificationType: 'Product Recall',
      metaData: { recallId: 3, recallNumber: 'RC-1003', title: 'Gauze pads, sterile', riskClass: 'II' },
    },
  },
  {
    isNew: false,
    notification: {
      ...common(13, false),
      notificationType: 'Return Answered',
      metaData: { orderId: 7, orderNumber: 'SO-100007', returnNumber: 'IS-1004', status: 'Credited' },
    },
  },
  {
    isNew: false,
    notification: {
      ...common(12, false),
      notificationType: 'Quote Answered',
      metaData: { estimateId: 5, estimateNumber: 'EST-10005', status: 'Open' },
    },
  },
  {
    isNew: false,
    notification: { ...common(11, false), notificationType: 'Invoices Overdue', metaData: { count: 3 } },
  },
  {
    isNew: false,
    notification: {
      ...common(10, false),
      notificationType: 'Payment Returned',
      metaData: { paymentId: 12, paymentNumber: 'PMT-300012' },
    },
  },
  {
    isNew: false,
    notification: {
      ...common(9, false),
      notificationType: 'Payment Received',
      metaData: { paymentId: 12, paymentNumber: 'PMT-300012' },
    },
  },
  {
    isNew: false,
    notification: {
      ...common(8, false),
      notificationType: 'Invoice Issued',
      metaData: { invoiceId: 31, invoiceNumber: 'INV-200031', dueDate: '2026-12-20' },
    },
  },
  {
    isNew: false,
    notification: {
      ...common(7, false),
      notificationType: 'Invoice Issued',
      metaData: { invoiceId: 30, invoiceNumber: 'INV-200030', dueDate: null },
    },
  },
] satisfies Shown[]

/** The notifications of somebody without a server, two of which are unread until they were opened. */
export function startStoryNotifications(path = '/') {
  let unread = 2
  const port: NotificationsPort = {
    getUserNotifications: async () => ({
      notifications: storyNotifications.map(({ notification }) => notification),
      unread,
    }),
    markNotificationsAsRead: async () => {
      unread = 0
      return { unread }
    },
  }
  const machine = notificationsMachine.provide({ actors: notificationsActors(port) })
  const actor = createActor(machine, { input: { path } }).start()
  actor.send({ type: 'session.start', ownerId: '3.7' })
  return actor
}
