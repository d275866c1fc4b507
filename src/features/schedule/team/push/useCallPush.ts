import { useEffect, useEffectEvent, useState } from 'react';
import { pushSubscriptionTeamsLimits } from '../../../../../openapi/limits.ts';
import type {
  PushSubscription as Subscription,
  TeamCode,
} from '../../../../../openapi/schema.d.ts';
import { errorText } from '../../../../api/errors.ts';
import { useFollowTeamsMutation } from '../../../../api/teamDay.ts';
import { useSingleFlight } from '../../../../ui/hooks/useSingleFlight.ts';
import { findSubscription, subscribe } from './browserPush.ts';
import { copy } from './copy.ts';
import { readPushedTeams, writePushedTeams } from './pushedTeams.ts';

export type Followed = { code: TeamCode; pushKey: string };

/** What became of a press, for whoever pressed. */
type Outcome = { text: string; isError: boolean };

const problem = (text: string): Outcome => ({ text, isError: true });

/** Whether this browser is sent the calls of a team, and how that is changed. */
export function useCallPush({ code, pushKey }: Followed) {
  const [isFollowed, setFollowed] = useState(() => readPushedTeams(pushKey).includes(code));
  const [outcome, setOutcome] = useState<Outcome>();
  const [followTeams] = useFollowTeamsMutation();

  /** Sends what this browser follows from now on; returns whether the team is part of it. */
  const send = async (subscription: PushSubscription, codes: readonly TeamCode[]) => {
    const { endpoint, keys } = subscription.toJSON() as Pick<Subscription, 'endpoint' | 'keys'>;
    const teams = codes.slice(0, pushSubscriptionTeamsLimits.maxItems);
    const { data } = await followTeams({ body: { endpoint, keys, teams } }).unwrap();
    const stored = teams.filter((each) => data.teams.includes(each));
    writePushedTeams({ key: pushKey, codes: stored });
    setFollowed(stored.includes(code));
    return stored.includes(code);
  };
  const others = () => readPushedTeams(pushKey).filter((each) => each !== code);

  // The browser or the server may have forgotten the subscription since the last visit.
  const onMount = useEffectEvent(async () => {
    if (!isFollowed) return;
    const subscription = await findSubscription().catch(() => undefined);
    if (!subscription) setFollowed(false);
    else await send(subscription, [code, ...others()]).catch(() => undefined);
  });
  useEffect(() => void onMount(), []);

  const follow = async (): Promise<Outcome> => {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted')
      return problem(copy[permission === 'denied' ? 'denied' : 'dismissed']);
    const subscription = await subscribe(pushKey).catch(() => undefined);
    if (!subscription) return problem(copy.noService);
    return (await send(subscription, [code, ...others()]))
      ? { text: copy.followed, isError: false }
      : problem(copy.refused);
  };
  const unfollow = async (): Promise<Outcome> => {
    const subscription = await findSubscription();
    const rest = others();
    if (subscription) await send(subscription, rest);
    if (rest.length === 0) await subscription?.unsubscribe();
    setFollowed(false);
    return { text: copy.unfollowed, isError: false };
  };
  const { run, busy } = useSingleFlight(async () => {
    setOutcome(undefined);
    const change = isFollowed ? unfollow : follow;
    setOutcome(await change().catch((error: unknown) => problem(errorText(error, copy))));
  });
  return { isFollowed, busy, outcome, change: run };
}
