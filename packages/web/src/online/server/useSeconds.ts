import { useEffect, useState } from 'react'

/** Counts on while the server says nothing. */
export function useSeconds(isCounting: boolean): void {
  const [, count] = useState(0)
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => count(n => n + 1), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
}
