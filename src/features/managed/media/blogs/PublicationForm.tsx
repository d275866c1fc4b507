import { useEffect } from 'react';
import { Button, Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { ManagedBlog } from '../../../../../openapi/schema.d.ts';
import { fieldErrors } from '../../../../api/errors.ts';
import { managedContent, useSetBlogPublicationMutation } from '../../../../api/managedContent.ts';
import { useApiDispatch } from '../../../../api/useApiDispatch.ts';
import { currentTime } from '../../../../lib/dates/clock.ts';
import {
  browserZoneName,
  formatBrowserTime,
  fromBrowserTime,
  toBrowserTime,
} from '../../../../lib/dates/browserTime.ts';
import { FormError } from '../../../../ui/forms/FormError.tsx';
import { SubmitButton } from '../../../../ui/forms/SubmitButton.tsx';
import { useServerForm } from '../../../../ui/forms/useServerForm.ts';
import { useSingleFlight } from '../../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { errorText } from '../../../requests/errorText.ts';
import { copy as formCopy } from '../../form/copy.ts';
import { FormSection } from '../../../../ui/forms/FormSection.tsx';
import { TimeField } from '../../../../ui/forms/TimeField.tsx';
import { copy } from './copy.ts';
import { usePublication } from './usePublication.ts';

const texts = copy.publication;
const { listManagedBlogs } = managedContent.endpoints;

type PublicationFormProps = {
  article: Pick<ManagedBlog, 'id' | 'published_at'>;
  /** Whether what is written is not saved. */
  isChanged: boolean;
};

/** Says since when the public sees an article; publishes, schedules and withdraws it. */
export function PublicationForm({ article, isChanged }: PublicationFormProps) {
  const { published_at: publishedAt } = article;
  const publication = usePublication(publishedAt);
  const { form, submit, busy, failure, withdraw, isWithdrawing } = usePublicationForm(article);
  const time = useWatch({ control: form.control, name: 'published_at' });
  const isTimed = time !== '' && Date.parse(time) > currentTime();
  const isUnchanged = publishedAt !== null && time === toBrowserTime(publishedAt);
  return (
    <FormSection title={texts.title}>
      <Stack
        component="form"
        noValidate
        aria-label={texts.form}
        useFlexGap
        spacing={1.5}
        onSubmit={submit}
      >
        <Typography variant="body2">
          {publishedAt === null || publication === 'draft'
            ? texts.draft
            : texts[publication](formatBrowserTime(publishedAt))}
        </Typography>
        <TimeField
          control={form.control}
          name="published_at"
          type="datetime-local"
          label={texts.time}
          hint={texts.timeHint(browserZoneName(new Date().toISOString()))}
        />
        {isChanged && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.unsaved}
          </Typography>
        )}
        {failure && <FormError message={failure.message} />}
        {!isUnchanged && (
          <SubmitButton
            label={
              publication !== 'draft' && time !== ''
                ? texts.change
                : isTimed
                  ? texts.schedule
                  : texts.publish
            }
            busyLabel={texts.busy}
            busy={busy}
          />
        )}
        {publication !== 'draft' && (
          <Button
            variant="outlined"
            color="inherit"
            loading={isWithdrawing}
            onClick={() => void withdraw()}
          >
            {texts.withdraw}
          </Button>
        )}
      </Stack>
    </FormSection>
  );
}

const toValues = (publishedAt: string | null) => ({
  published_at: publishedAt === null ? '' : toBrowserTime(publishedAt),
});

/** The request that gives an article this time of publication. */
const toBody = (publishedAt: string | null) =>
  publishedAt === null ? { published: false } : { published: true, published_at: publishedAt };

/** Saves a publication. It has no version, so an undo reads first whether somebody else has changed it. */
function usePublicationForm({ id, published_at: before }: PublicationFormProps['article']) {
  const [setPublication] = useSetBlogPublicationMutation();
  const dispatch = useApiDispatch();
  const toast = useToast();
  const undo = async ({ published_at: saved }: ManagedBlog) => {
    const latest = await dispatch(
      listManagedBlogs.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    if (!latest.data) toast.error(errorText(latest.error, texts.failed));
    else if (latest.data.data.find((each) => each.id === id)?.published_at !== saved)
      toast.error(formCopy.notUndone);
    else {
      const { data, error } = await setPublication({ id, body: toBody(before) });
      if (data) toast.success(texts.undone);
      else toast.error(errorText(error, texts.failed));
    }
  };
  const { form, submit, busy, failure } = useServerForm({
    defaultValues: toValues(before),
    send: ({ published_at: time }) =>
      setPublication({ id, body: time ? toBody(fromBrowserTime(time)) : { published: true } }),
    onSent: ({ message, data }) => toast.success(message, { undo: () => void undo(data) }),
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: errorText(error, texts.failed),
    }),
  });
  useEffect(() => form.reset(toValues(before)), [before, form]);
  const withdrawal = useSingleFlight(async () => {
    const { data, error } = await setPublication({ id, body: toBody(null) });
    if (data) toast.success(data.message, { undo: () => void undo(data.data) });
    else toast.error(errorText(error, texts.failed));
  });
  return { form, submit, busy, failure, withdraw: withdrawal.run, isWithdrawing: withdrawal.busy };
}
