import { useState } from 'react';
import type { NamedId, PupilCard } from '../../../../openapi/schema.d.ts';
import { useCreatePupilCardsMutation, useMailPupilCardsMutation } from '../../../api/clubImport.ts';
import { errorText } from '../../../api/errors.ts';
import { useNewCards } from '../../../ui/print/useNewCards.ts';
import { copy } from './copy.ts';

/** `renew` ends the cards that the pupils have; without it, those who have one get none. */
type CardRequest = { ids: number[]; renew: boolean };

/** Makes or mails cards. Those that are mailed end those of the same pupils that are shown. */
export function useCards(clubId: number) {
  const [createCards, creation] = useCreatePupilCardsMutation();
  const [mailCards, mailing] = useMailPupilCardsMutation();
  const made = useNewCards<PupilCard & { key: number; endsAt: string }>();
  const [sentIds, setSentIds] = useState<ReadonlySet<number>>(new Set());
  const [withCard, setWithCard] = useState<NamedId[]>([]);
  const [failure, setFailure] = useState<string>();
  const create = async ({ ids, renew }: CardRequest) => {
    setFailure(undefined);
    setWithCard([]);
    mailing.reset();
    const body = { participant_ids: ids, renew };
    const { data, error } = await createCards({ id: clubId, body });
    if (error) setFailure(errorText(error, { failed: copy.failed }));
    if (!data) return;
    setWithCard(data.with_card ?? []);
    const cards = data.data.map((card) => ({
      ...card,
      key: card.participant_id,
      endsAt: data.ends_at,
    }));
    if (cards.length > 0) made.add(cards);
  };
  const mail = async ({ ids, renew }: CardRequest) => {
    setFailure(undefined);
    setWithCard([]);
    const body = { participant_ids: ids, renew };
    const { data, error } = await mailCards({ id: clubId, body });
    if (error) setFailure(errorText(error, { failed: copy.mailFailed }));
    if (!data) return;
    const { without_address: unreachable, too_often: full, with_card: holders = [] } = data;
    setWithCard(holders);
    const unsent = new Set([...unreachable, ...full, ...holders].map(({ id }) => id));
    const sent = ids.filter((id) => !unsent.has(id));
    setSentIds((earlier) => new Set([...earlier, ...sent]));
    made.remove(new Set(sent));
  };
  return {
    made,
    /** To whom a card was sent during this visit; the server makes it while it writes the mail. */
    sentIds,
    mailed: mailing.data,
    /** Who has got none, because they have one. */
    withCard,
    failure,
    isCreating: creation.isLoading,
    isMailing: mailing.isLoading,
    create: (request: CardRequest) => void create(request),
    mail: (request: CardRequest) => void mail(request),
  };
}
