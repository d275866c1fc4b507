/** The password of every demonstration account. */
export const demoPassword = 'robolaga-demo';

/** The PIN with which participants join a demonstration club. */
export const demoPin = '123456';

/** The accounts to try the product with; the start command prints them. */
export const demoAccounts = {
  /**
   * Leads a team each in Line Follower, Sumo Robot and Inspire; none is registered in the
   * tournament two days ahead.
   */
  leader: {
    kind: 'participant',
    name: 'Bagas Wicaksono',
    email: 'bagas@contoh.robolaga.id',
    password: demoPassword,
  },
  /** A plain member of two of the leader's teams. */
  member: {
    kind: 'participant',
    name: 'Kirana Larasati',
    email: 'kirana@contoh.robolaga.id',
    password: demoPassword,
  },
  /** Belongs to no club and no team. */
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
} as const;
