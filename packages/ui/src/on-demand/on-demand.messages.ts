export const onDemandMessages = {
  /** Code did not load. */
  unloaded: 'A part of the store did not load.',
  /** To who asked for the part. */
  retry: 'Check your connection, then try again.',
  /** To who sent something that waits for the code. */
  kept: 'Check your connection; what you did is kept and tried again.',
  reload: 'Reload page',
}

export type OnDemandMessages = typeof onDemandMessages
