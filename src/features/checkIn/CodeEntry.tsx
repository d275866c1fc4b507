import { type SubmitEvent, useRef, useState } from 'react';
import { Box, Button, GlobalStyles } from '@mui/material';
import ScanIcon from '@mui/icons-material/QrCodeScanner';
import { lazyPart } from '../../ui/states/lazyPart.tsx';
import { TextInput } from '../../ui/forms/TextInput.tsx';
import { useFocusWithMouse } from '../../ui/dialogs/restoreFocus.ts';
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
 * Checks in what is entered, one after the other: a hand scanner types the next code while the one
 * before is being saved. What was entered is selected, so that the next code takes its place, and is
 * cleared once it is saved, unless something was typed since.
 */
function useEntries() {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [results, setResults] = useState<CheckInResult[]>([]);
  const [waiting, setWaiting] = useState<string[]>([]);
  const queue = useRef(Promise.resolve());
  /** The entry whose text is still in the field. */
  const shown = useRef<symbol>(undefined);

  const enter = async (text: string, check: () => Promise<CheckInResult>) => {
    // Some scanners press Enter twice.
    if (waiting.includes(text)) return;
    input.current?.select();
    const entry = Symbol(text);
    shown.current = entry;
    if (waiting.length === 0) setResults([]);
    setWaiting((texts) => [...texts, text]);
    const checked = queue.current.then(check);
    queue.current = checked.then(
      () => undefined,
      () => undefined,
    );
    const result = await checked.finally(() =>
      setWaiting((texts) => texts.filter((each) => each !== text)),
    );
    setResults((earlier) => [
      ...earlier.filter(({ isError, text: told }) => isError && told !== result.text),
      result,
    ]);
    if (shown.current === entry && !result.isError) setCode('');
    input.current?.focus();
  };
  const change = (text: string) => {
    shown.current = undefined;
    setCode(text);
    // They belong to what was typed.
    if (results.some(({ choices }) => choices?.length)) setResults([]);
  };
  return { input, code, change, enter, results, waiting };
}

/**
 * Checks a team in by its start number or code: typed, or read by a hand scanner or the
 * camera. Where what was typed fits several, they are offered.
 */
export function CodeEntry({ checkIn, checkInOne }: CodeEntryProps) {
  const { input, code, change, enter, results, waiting } = useEntries();
  const [isScanning, setIsScanning] = useState(false);
  // A hand scanner types at once.
  useFocusWithMouse(input);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void enter(code, () => checkIn(code));
  };
  const choices = results.at(-1)?.choices ?? [];
  return (
    <Box component="form" noValidate aria-label={copy.code.form} onSubmit={submit} sx={formStyles}>
      <GlobalStyles styles={scrollPadding} />
      <Box sx={rowStyles}>
        <TextInput
          name="code"
          label={copy.code.label}
          hint={hintText()}
          value={code}
          onChange={({ target }) => change(target.value)}
          inputRef={input}
          autoComplete="off"
          verbatim
          isRequired={false}
          error={undefined}
          htmlInput={{ maxLength: 200 }}
        />
        <Button type="submit" variant="contained" sx={buttonStyles}>
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
      <Box role="status" sx={resultStyles}>
        {results.map(({ text, isError }) => (
          <Box key={text} component="span" sx={{ color: isError ? 'error.main' : undefined }}>
            {text}
          </Box>
        ))}
        {waiting.length > 0 && <span>{copy.code.saving(waiting)}</span>}
      </Box>
      {choices.length > 0 && (
        <Box component="ul" aria-label={copy.code.choices} sx={choiceStyles}>
          {choices.slice(0, shownChoices).map((registration) => {
            const { id, start_number: startNumber, team, category, club } = registration;
            return (
              <li key={id}>
                <Button
                  variant="outlined"
                  onClick={() => void enter(team.code, () => checkInOne(registration))}
                >
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
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: { xs: 28, md: 56 },
  '&:empty': { minHeight: 0 },
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
