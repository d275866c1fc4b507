/** Who plays a job. */
export type Player = {
  categoryId: number;
  stage: number;
  /** The team, or a place whose team is not known yet: 'winner of 64/1'. */
  teams: readonly (number | string)[];
  /** The pupils of the teams; of a place, of all teams that may still get there. */
  pupilIds: readonly number[];
};

type Entry = { to: number; stage: string | undefined };

const isKnown = (team: number | string) => typeof team === 'number';

/** Of two places of one stage, different teams play, whoever they are. */
const stageOf = ({ categoryId, stage, teams }: Player): string | undefined =>
  teams.every(isKnown) ? undefined : `${categoryId}/${stage}`;

/** Who is where, and until when, while jobs are placed in the order in which they begin. */
export function createOccupancy(jobs: readonly Player[]) {
  const entries = new Map<number | string, Entry[]>();
  const clubs = new Map<number, number>();
  const loads = new Map<number, number>();
  for (const { pupilIds, teams } of jobs)
    if (teams.every(isKnown)) for (const id of pupilIds) loads.set(id, (loads.get(id) ?? 0) + 1);

  const keysOf = ({ pupilIds, teams }: Player) => [
    ...pupilIds,
    ...teams.map((team) => `team ${team}`),
  ];

  return {
    /** Returns when all who play are free, after a rest. */
    freeFrom(job: Player, restSeconds: number): number {
      const stage = stageOf(job);
      let free = 0;
      for (const key of keysOf(job))
        for (const entry of entries.get(key) ?? []) {
          const isOther = typeof key === 'number' && stage !== undefined && entry.stage === stage;
          if (!isOther) free = Math.max(free, entry.to + restSeconds);
        }
      return free;
    },
    add(job: Player & { clubIds: readonly number[] }, { to }: { to: number }): void {
      const stage = stageOf(job);
      for (const key of keysOf(job)) {
        const all = entries.get(key) ?? [];
        // Of each stage the last one is enough.
        const before = all.find((each) => each.stage === stage);
        const others = all.filter((each) => each !== before);
        entries.set(key, [...others, { stage, to: Math.max(to, before?.to ?? 0) }]);
      }
      for (const id of job.clubIds) clubs.set(id, Math.max(clubs.get(id) ?? 0, to));
      if (stage === undefined)
        for (const id of job.pupilIds) loads.set(id, (loads.get(id) ?? 0) - 1);
    },
    /** Whether a team of one of the clubs is at an arena. */
    areBusy: (clubIds: readonly number[], at: number): boolean =>
      clubIds.some((id) => (clubs.get(id) ?? 0) > at),
    /** Returns how many jobs are left for the pupil who has most of them. */
    loadOf: ({ pupilIds }: Player): number =>
      Math.max(0, ...pupilIds.map((id) => loads.get(id) ?? 0)),
  };
}

export type Occupancy = ReturnType<typeof createOccupancy>;
