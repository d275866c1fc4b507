export const demoPassword = 'robolaga-demo';

/** The PIN of all demo clubs. */
export const demoPin = '123456';

/** The accounts for trying the app; printed when the server starts. */
export const demoAccounts = {
  /**
   * Leads one team each in Line Follower, Sumo Robot and Inspire; none of them is registered in the
   * tournament in two days.
   */
  leader: {
    kind: 'participant',
    name: 'Bagas Wicaksono',
    email: 'bagas@contoh.robolaga.id',
    password: demoPassword,
  },
  /** A member, but not the leader, of two of the leader's teams. */
  member: {
    kind: 'participant',
    name: 'Kirana Larasati',
    email: 'kirana@contoh.robolaga.id',
    password: demoPassword,
  },
  /** In no club and no team. */
  newcomer: {
    kind: 'participant',
    name: 'Yosua Rumbiak',
    email: 'yosua@contoh.robolaga.id',
    password: demoPassword,
  },
  /** Manages the club of the leader and the member. */
  club: {
    kind: 'club',
    name: 'SMA Negeri 3 (Malang)',
    email: 'malang@contoh.robolaga.id',
    password: demoPassword,
    pin: demoPin,
  },
  /** Runs the tournaments. */
  organiser: {
    kind: 'organiser',
    name: 'Wulan Prameswari',
    email: 'panitia@contoh.robolaga.id',
    password: demoPassword,
  },
} as const;
