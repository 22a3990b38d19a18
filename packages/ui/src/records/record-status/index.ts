export { RecordStatus, type RecordStatuses, type RecordStatusProps } from './record-status.js'
