import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

/** Reports an error of its content and shows nothing from then on. Error handling of a root is React's alone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
