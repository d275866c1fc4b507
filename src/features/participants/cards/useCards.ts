import { useState } from 'react';
import { useCreatePupilCardsMutation, useMailPupilCardsMutation } from '../../../api/clubImport.ts';
import { errorText } from '../../../api/errors.ts';
import { copy } from './copy.ts';

/** Makes or mails cards. Those that are mailed end those of the same pupils that are shown. */
export function useCards(clubId: number) {
  const [createCards, creation] = useCreatePupilCardsMutation();
  const [mailCards, mailing] = useMailPupilCardsMutation();
  const [failure, setFailure] = useState<string>();
  const create = async (ids: number[]) => {
    setFailure(undefined);
    mailing.reset();
    const { error } = await createCards({ id: clubId, body: { participant_ids: ids } });
    if (error) setFailure(errorText(error, { failed: copy.failed }));
  };
  const mail = async (ids: number[]) => {
    setFailure(undefined);
    const { error } = await mailCards({ id: clubId, body: { participant_ids: ids } });
    if (error) setFailure(errorText(error, { failed: copy.mailFailed }));
  };
  const { data: made } = creation;
  const { data: mailed, originalArgs: asked } = mailing;
  const unsent = mailed && [...mailed.without_address, ...mailed.too_often].map(({ id }) => id);
  const isSent = (id: number) =>
    unsent !== undefined && asked?.body.participant_ids.includes(id) && !unsent.includes(id);
  const data = made?.data.filter(({ participant_id: id }) => !isSent(id)) ?? [];
  return {
    made: made && data.length > 0 ? { ...made, data } : undefined,
    mailed,
    failure,
    isCreating: creation.isLoading,
    isMailing: mailing.isLoading,
    create: (ids: number[]) => void create(ids),
    mail: (ids: number[]) => void mail(ids),
  };
}
