import { useSyncExternalStore } from 'react'
import { getHealth, type Health, onHealth } from '../tables/health.ts'

/** How the host and the storage of this browser do. */
export function useHealth(): Health {
  return useSyncExternalStore(onHealth, getHealth)
}
