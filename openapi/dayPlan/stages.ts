type Staged = { categoryId: number; stage: number };

const keyOf = (categoryId: number, stage: number) => `${categoryId}/${stage}`;

/** Knows when the stages of each category are over, while their jobs are placed. */
export function createStages(jobs: readonly Staged[]) {
  const open = new Map<string, number>();
  const ends = new Map<string, number>();
  for (const { categoryId, stage } of jobs) {
    const key = keyOf(categoryId, stage);
    open.set(key, (open.get(key) ?? 0) + 1);
  }
  /** Remembers when a job ends that is not one of `jobs`. */
  const end = ({ categoryId, stage }: Staged, to: number) => {
    const key = keyOf(categoryId, stage);
    ends.set(key, Math.max(ends.get(key) ?? 0, to));
  };
  return {
    end,
    place(job: Staged, to: number): void {
      const key = keyOf(job.categoryId, job.stage);
      open.set(key, (open.get(key) ?? 0) - 1);
      end(job, to);
    },
    /** Returns when the stages before a job are over; infinity while one of their jobs has no place. */
    startOf({ categoryId, stage }: Staged): number {
      let start = 0;
      for (let before = 0; before < stage; before += 1) {
        const key = keyOf(categoryId, before);
        if ((open.get(key) ?? 0) > 0) return Infinity;
        start = Math.max(start, ends.get(key) ?? 0);
      }
      return start;
    },
  };
}

export type Stages = ReturnType<typeof createStages>;
