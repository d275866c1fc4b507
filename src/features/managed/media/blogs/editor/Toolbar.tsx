import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Box, IconButton, Tooltip } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import BoldIcon from '@mui/icons-material/FormatBold';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/InsertLink';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import ParagraphIcon from '@mui/icons-material/Notes';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { copy } from '../copy.ts';

type Tool = {
  label: string;
  icon: ReactNode;
  /** Whether the text at the cursor has it; undefined for what is done once. */
  isPressed?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  /** Without it, the button asks for a link. */
  run?: (chain: ChainedCommands) => ChainedCommands;
};

const texts = copy.editor;

const tools: Tool[] = [
  {
    label: texts.paragraph,
    icon: <ParagraphIcon />,
    isPressed: (editor) => editor.isActive('paragraph'),
    run: (chain) => chain.setParagraph(),
  },
  {
    label: texts.heading,
    icon: 'H2',
    isPressed: (editor) => editor.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: texts.subheading,
    icon: 'H3',
    isPressed: (editor) => editor.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    label: texts.bold,
    icon: <BoldIcon />,
    isPressed: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleBold(),
  },
  {
    label: texts.italic,
    icon: <ItalicIcon />,
    isPressed: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    label: texts.bulletList,
    icon: <BulletsIcon />,
    isPressed: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    label: texts.orderedList,
    icon: <NumbersIcon />,
    isPressed: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    label: texts.quote,
    icon: <QuoteIcon />,
    isPressed: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    label: texts.link,
    icon: <LinkIcon />,
    isPressed: (editor) => editor.isActive('link'),
  },
  {
    label: texts.undo,
    icon: <UndoIcon />,
    isPossible: (editor) => editor.can().undo(),
    run: (chain) => chain.undo(),
  },
  {
    label: texts.redo,
    icon: <RedoIcon />,
    isPossible: (editor) => editor.can().redo(),
    run: (chain) => chain.redo(),
  },
];

type ToolbarProps = {
  editor: Editor;
  /** The id of the text. */
  controls: string;
  onLink: () => void;
};

/** The buttons above the text: one stop of the Tab key, with the arrow keys between them. */
export function Toolbar({ editor, controls, onLink }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      pressed: tools.map(({ isPressed }) => isPressed?.(current)),
      possible: tools.map(({ isPossible }) => isPossible?.(current) ?? true),
    }),
  });
  const press = ({ run }: Tool, isPossible: boolean) => {
    if (!run) onLink();
    else if (isPossible) run(editor.chain().focus()).run();
  };
  return (
    <Box
      role="toolbar"
      aria-label={texts.toolbar}
      aria-controls={controls}
      onKeyDown={moveFocus}
      sx={barStyles}
    >
      {tools.map((tool, index) => (
        <Tooltip key={tool.label} title={tool.label} disableInteractive>
          <IconButton
            aria-pressed={states.pressed[index]}
            aria-disabled={!states.possible[index] || undefined}
            tabIndex={index === stop ? 0 : -1}
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onFocusCapture={() => setStop(index)}
            onClick={() => press(tool, states.possible[index] === true)}
          >
            {tool.icon}
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === event.target);
  const { length } = buttons;
  const target = {
    ArrowRight: (index + 1) % length,
    ArrowLeft: (index + length - 1) % length,
    Home: 0,
    End: length - 1,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons[target]?.focus();
}

const barStyles = ({ typography, vars: { palette } }: Theme) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 0.25,
    p: 0.5,
    borderBottom: `1px solid ${palette.divider}`,
    '& button': {
      ...typography.button,
      width: 44,
      height: 44,
      borderRadius: '6px',
      color: palette.text.secondary,
    },
    '& [aria-pressed="true"]': {
      color: palette.primary.main,
      backgroundColor: `rgb(${palette.primary.mainChannel} / 14%)`,
    },
    '& [aria-disabled]': { opacity: 0.4 },
  }) as const;
