/** Who sees the results of a team as its own. */
export type Side = 'participant' | 'club';
