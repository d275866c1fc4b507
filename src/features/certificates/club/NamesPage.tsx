import { Box, Container, Stack, Typography } from '@mui/material';
import { certificateNamesInputCoachesLimits } from '../../../../openapi/workLimits.ts';
import { printedNameLimits } from '../../../../openapi/limits.ts';
import type { CertificateNames } from '../../../../openapi/schema.d.ts';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import {
  useConfirmCertificateNamesMutation,
  useGetCertificateNamesQuery,
} from '../../../api/certificates.ts';
import { fieldErrors } from '../../../api/errors.ts';
import { formatInstant } from '../../../lib/dates/formatLocalTime.ts';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { LoadedList } from '../../requests/LoadedList.tsx';
import { copy } from './copy.ts';

const texts = copy.names;
const maxCoaches = certificateNamesInputCoachesLimits.maxItems;

type Values = { names: Record<string, string>; coaches: string };
type Pupil = CertificateNames['pupils'][number];

const readLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The names of a club's pupils as they will be printed, by team, which its coach corrects and confirms. */
export function NamesPage({ id }: { id: number }) {
  usePageTitle(texts.title, texts.lead);
  const query = useGetCertificateNamesQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <WorkHeader
        title={texts.title}
        detail={query.currentData?.data.tournament.title}
        fallback={paths.schoolClubCertificates.href()}
      />
      <Container sx={{ pt: { xs: 2, md: 3 }, pb: 4 }}>
        <LoadedList query={query} loading={copy.loading} failed={copy.failed}>
          {({ data }) =>
            data.pupils.length === 0 ? (
              <EmptyState message={texts.none} />
            ) : (
              <NamesForm id={id} names={data} />
            )
          }
        </LoadedList>
      </Container>
    </>
  );
}

function NamesForm({ id, names: { pupils, coaches, confirmed_at } }: NamesFormProps) {
  const toast = useToast();
  const [confirm] = useConfirmCertificateNamesMutation();
  const { form, submit, busy, failure } = useServerForm<Values, { message: string }>({
    defaultValues: {
      names: Object.fromEntries(pupils.map((each) => [keyOf(each), each.printed_name])),
      coaches: coaches.join('\n'),
    },
    send: (values) =>
      confirm({
        id,
        body: {
          names: pupils
            .filter(({ issued }) => !issued)
            .map((pupil) => ({
              participant_id: pupil.participant_id,
              printed_name: (values.names[keyOf(pupil)] ?? pupil.printed_name).trim(),
            })),
          coaches: readLines(values.coaches),
        },
      }),
    onSent: ({ message }) => toast.success(message),
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: entryErrorText(error, texts.saveFailed),
    }),
  });
  return (
    <Stack component="form" noValidate aria-label={texts.form} onSubmit={submit} spacing={2.5}>
      <Typography sx={{ maxWidth: '62ch' }}>
        {texts.lead} {confirmed_at !== null && copy.confirmed(formatInstant(confirmed_at))}
      </Typography>
      {[...Map.groupBy(pupils, ({ teams }) => teams.join(', ') || texts.noTeam)].map(
        ([team, members]) => (
          <Box key={team} component="section" aria-label={team}>
            <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {team}
            </Typography>
            {!members.some((pupil) => pupil.checked_in) && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {texts.absent}
              </Typography>
            )}
            <Box sx={gridStyles}>
              {members.map((pupil) =>
                pupil.issued ? (
                  <div key={pupil.participant_id}>
                    <strong>{pupil.printed_name}</strong>
                    <Typography variant="body2">{texts.issued}</Typography>
                  </div>
                ) : (
                  <FormField
                    key={pupil.participant_id}
                    control={form.control}
                    name={`names.${keyOf(pupil)}`}
                    label={texts.label(pupil.name)}
                    hint={
                      pupil.missing_characters.length > 0
                        ? texts.unprintable(pupil.missing_characters.join(' '))
                        : undefined
                    }
                    autoComplete="off"
                    verbatim
                    htmlInput={{ maxLength: printedNameLimits.maxLength }}
                    rules={{ validate: (name) => isVisible(String(name)) || texts.missing }}
                  />
                ),
              )}
            </Box>
          </Box>
        ),
      )}
      <FormField
        control={form.control}
        name="coaches"
        label={texts.coaches}
        hint={texts.coachesHint}
        minRows={2}
        maxRows={6}
        autoComplete="off"
        verbatim
        required={false}
        rules={{
          validate: (typed) =>
            readLines(String(typed)).length <= maxCoaches || texts.coachesMany(maxCoaches),
        }}
      />
      {failure && <FormError message={failure.message} />}
      <Box>
        <SubmitButton label={texts.confirm} busyLabel={texts.confirming} busy={busy} />
      </Box>
    </Stack>
  );
}

type NamesFormProps = { id: number; names: CertificateNames };

/** Of a field of the form, whose path has no plain number. */
const keyOf = ({ participant_id: id }: Pupil): string => `p${id}`;

const gridStyles = {
  mt: 1.5,
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
