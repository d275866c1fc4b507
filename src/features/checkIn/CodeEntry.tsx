import { type SubmitEvent, useRef, useState } from 'react';
import { Box, Button, GlobalStyles, Typography } from '@mui/material';
import ScanIcon from '@mui/icons-material/QrCodeScanner';
import { lazyPart } from '../../ui/states/lazyPart.tsx';
import { TextInput } from '../../ui/forms/TextInput.tsx';
import { useFocusWithMouse } from '../../ui/dialogs/restoreFocus.ts';
import { useSingleFlight } from '../../ui/hooks/useSingleFlight.ts';
import { StartNumber } from '../tournamentDay/StartNumber.tsx';
import { copy } from './copy.ts';
import type { CheckInResult, useCheckIn } from './useCheckIn.ts';

const CodeScanner = lazyPart(async () => ({
  default: (await import('./CodeScanner.tsx')).CodeScanner,
}));

type CodeEntryProps = Pick<ReturnType<typeof useCheckIn>, 'checkIn' | 'checkInOne'>;

const shownChoices = 6;

/** Whether there may be a camera. Pages without TLS get none, but for those of the machine itself. */
const hasCamera = () => 'mediaDevices' in navigator;

/**
 * Checks a team in by its start number or code: typed, or read by a hand scanner or the
 * camera. Where what was typed fits several, they are offered.
 */
export function CodeEntry({ checkIn, checkInOne }: CodeEntryProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [result, setResult] = useState<CheckInResult>();
  const [isScanning, setIsScanning] = useState(false);
  // A hand scanner types at once.
  useFocusWithMouse(input);
  const { run, busy } = useSingleFlight(async (check: () => Promise<CheckInResult>) => {
    const next = await check();
    setResult(next);
    if (next.isError) input.current?.select();
    else setCode('');
    input.current?.focus();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => checkIn(code));
  };
  return (
    <Box component="form" noValidate aria-label={copy.code.form} onSubmit={submit} sx={formStyles}>
      <GlobalStyles styles={scrollPadding} />
      <Box sx={rowStyles}>
        <TextInput
          name="code"
          label={copy.code.label}
          hint={hintText()}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            // They belong to what was typed.
            if (result?.choices?.length) setResult(undefined);
          }}
          inputRef={input}
          autoComplete="off"
          verbatim
          isRequired={false}
          error={undefined}
          htmlInput={{ maxLength: 200 }}
        />
        <Button type="submit" variant="contained" loading={busy} sx={buttonStyles}>
          {copy.code.submit}
        </Button>
        {hasCamera() && (
          <Button
            variant="outlined"
            startIcon={<ScanIcon />}
            onClick={() => setIsScanning(true)}
            sx={buttonStyles}
          >
            {copy.code.scan}
          </Button>
        )}
      </Box>
      <Typography
        role="status"
        sx={[resultStyles, { color: result?.isError ? 'error.main' : undefined }]}
      >
        {result?.text}
      </Typography>
      {result?.choices && result.choices.length > 0 && (
        <Box component="ul" aria-label={copy.code.choices} sx={choiceStyles}>
          {result.choices.slice(0, shownChoices).map((registration) => {
            const { id, start_number: startNumber, team, category, club } = registration;
            return (
              <li key={id}>
                <Button variant="outlined" onClick={() => void run(() => checkInOne(registration))}>
                  <span>
                    <StartNumber number={startNumber} />
                    {team.name}
                  </span>
                  <small>{[team.code, category.name, club.name].join(' · ')}</small>
                </Button>
              </li>
            );
          })}
        </Box>
      )}
      {isScanning && <CodeScanner checkIn={checkIn} onClose={() => setIsScanning(false)} />}
    </Box>
  );
}

/** Stays in view with its result, however far the list is scrolled. */
const formStyles = {
  // Where it leaves room for the list.
  '@media (min-height: 600px)': { position: 'sticky', top: 'var(--bars-height)' },
  zIndex: 3,
  display: { md: 'flex' },
  flexWrap: 'wrap',
  columnGap: 3,
  mx: { xs: -2, sm: -3 },
  mt: -1.5,
  mb: 2,
  px: { xs: 2, sm: 3 },
  pt: 1.5,
  backgroundColor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
};

/** What gets the focus is not beneath it. */
const scrollPadding = {
  '@media (min-height: 600px)': {
    ':root': { scrollPaddingTop: 'calc(var(--bars-height) + 124px)' },
  },
};

const rowStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  flex: '0 1 640px',
  maxWidth: 640,
};
/** Beside the field where there is room. */
const resultStyles = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 28, md: 56 },
  '&:empty': { minHeight: 0 },
  maxHeight: { md: 56 },
  fontWeight: 600,
};
/** Over the whole width, so that names and schools can be told apart. */
const choiceStyles = {
  listStyle: 'none',
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  pb: 1.5,
  '& .MuiButton-root': {
    width: '100%',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minHeight: 48,
    lineHeight: 1.35,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& small': { fontWeight: 400, color: 'text.secondary' },
};
const buttonStyles = { height: 56, flexShrink: 0 };

/** How a code is entered here; without a camera, also why there is none. */
const hintText = () => {
  const { hint, withoutCamera } = copy.code;
  if (hasCamera()) return hint;
  return window.isSecureContext ? withoutCamera.unsupported : withoutCamera.insecure;
};
