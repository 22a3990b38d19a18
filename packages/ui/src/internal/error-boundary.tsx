'use client'
import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** Called with an error that rendering the content threw; the caller then shows the failure in its place. */
  onError: (error: unknown) => void
  children: ReactNode
}

/** Keeps an error of its content, such as malformed data of a back end, from unmounting the page around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isFailed: boolean }> {
  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override state = { isFailed: false }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.isFailed ? null : this.props.children
  }
}
