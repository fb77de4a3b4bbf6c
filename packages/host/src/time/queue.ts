/** Work of a match that may have to wait: it yields what it waits for, and gets what that gives or throws. */
export type Job<T> = Generator<Promise<unknown>, T, unknown>

/**
 * One thing after the other. A job that waits holds up those behind it; one that need not wait is done when `add` returns,
 * unless another is under way.
 */
export interface Queue {
  add<T>(work: () => Job<T>): Promise<T>
}

interface Task {
  work(): Job<unknown>
  resolve(value: unknown): void
  reject(error: unknown): void
}

export function queue(): Queue {
  const waiting: Task[] = []
  let busy = false

  return {
    add: <T>(work: () => Job<T>) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Task['resolve'], reject })
        if (!busy) goThrough()
      }),
  }

  function goThrough(): void {
    busy = true
    for (let task = waiting.shift(); task; task = waiting.shift()) if (!begin(task)) return
    busy = false
  }

  function begin(task: Task): boolean {
    const job = task.work()
    return advance(task, job, () => job.next())
  }

  /** True if it is done. */
  function advance(task: Task, job: Job<unknown>, resume: () => IteratorResult<Promise<unknown>>): boolean {
    const goOn = (next: typeof resume) => {
      if (advance(task, job, next)) goThrough()
    }
    try {
      const { done, value } = resume()
      if (done) task.resolve(value)
      else
        value.then(
          result => goOn(() => job.next(result)),
          error => goOn(() => job.throw(error)),
        )
      return done === true
    } catch (error) {
      task.reject(error)
      return true
    }
  }
}
