const mui = (...names: string[]) => String.raw`@mui.material.(${names.join('|')})[\\/]`;
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/** What pages with a field need: few of the public pages have any. */
const fieldModules = anyOf(
  mui('InputBase', 'OutlinedInput', 'FormControl', 'InputLabel', 'FormLabel', 'FormHelperText'),
  mui('InputAdornment', 'TextareaAutosize'),
  'src.ui.FormError',
);

/** Lists with a search, and how they are printed. */
const listModules = anyOf('src.ui.(SearchField|useListParams|printStyle)|lib.listParams');

/** What the forms of accounts need besides, that for signing in too. */
const accountModules = anyOf(
  'src.ui.(TextInput|PasswordInput|SubmitButton)|icons-material.Visibility',
  'src.features.account.(?!security|reset|organiser)',
  mui('Link'),
);

/** What longer forms need besides. */
const formModules = anyOf(
  'node_modules.react-hook-form',
  'src.ui.(FormField|PasswordField|CurrentPasswordField|useServerForm|showFieldErrors)',
  'openapi.limits|lib.(normalizePin|isPin)',
);

/** MUI's own text field, which loads lists of choices too: for what is opened later. */
const textFieldModules = anyOf(mui('TextField'), 'src.ui.LinkField');

/** What is ticked: in tables, and in a few forms. */
const choiceModules = anyOf(
  mui('FormControlLabel', 'Checkbox', 'Radio', 'RadioGroup', 'Switch', 'internal.SwitchBase'),
);

/** What the pages of clubs and of organisers share; tables are separate. */
const workModules = anyOf(
  'src.(ui.(WorkHeader|CountBadge|EmailAddress)|lib.csv|features.participants.copy)',
  'src.(ui.grid.RowButton|api.club(Mutations|Teams|Cache))',
  mui('Table(Body|Cell|Container|Head|Row)?'),
);

/** What is needed when a menu or a dialog opens. */
const overlayModules = anyOf(
  mui(
    'Dialog(Actions|Content|ContentText|Title)?',
    'Menu(List|Item)?',
    'List(ItemIcon)?',
    'Divider',
  ),
  mui('Popover', 'Modal', 'Backdrop', 'Fade', 'Grow', 'Portal', 'Unstable_TrapFocus'),
  'src.ui.(Confirm|Message|Step|Form)Dialog',
);

/** Icons that pages without dialogs and tables need too. */
const iconModules = anyOf(
  'internal.svg-icons.(FirstPage|LastPage|Close)',
  String.raw`icons-material.(Check|Close|GroupAddOutlined|PersonAddAltOutlined|PrintOutlined|Undo)\.`,
);

/** What pages with ranks need. */
const rankingModules = anyOf(
  'src.(lib.scoreRanking|ui.(RankMedal|CrownIcon))',
  'src.api.(scores|isScore|filterScores)',
);

/** What opens and closes: menus, dialogs, the questions of the FAQ. */
const transitionModules = anyOf(
  mui('Collapse'),
  'internal.Transition|TransitionGroupContext|objectWithout|icons-material.Zoom(In|Out)\\.',
);

/** The leaderboard of home and of the board page. */
const boardModules = anyOf(
  'src.features.leaderboard.(categories|scores|screen|copy)',
  'src.ui.use(DocumentHidden|Playback)|icons-material.(History|Fullscreen|Pause|PlayArrow)\\.',
);

/** The tabs of home's leaderboard; menus share a part of them. */
const tabModules = anyOf(
  'useRovingTabIndex|internal.animate',
  mui('Tabs', 'Tab', 'TabScrollButton'),
);

/** What a tournament's page shares with the profile and the organisers. */
const registrationModules = anyOf(
  'src.(api.registrations|features.tournamentDay.(AddTo|calendarCopy)|lib.(indonesianT|formatL))',
  'icons-material.HowToRegOutlined',
);

/**
 * What reads a chosen picture, and the icon of a password: on the profile, the dashboard of a club,
 * and pages of organisers.
 */
const pictureModules = anyOf(
  'src.(ui.FileInput|lib.(imageSize|validateImage|decodeImage|toJpeg))',
  'icons-material.(PhotoCameraOutlined|LockOutlined)',
);

/** Tables: those of clubs and of organisers. */
const gridModules = anyOf('@mui.x-', 'src.ui.grid');
/** Tables have them; so do the PDF viewer and the dialog that crops a picture. */
const tooltipModules = anyOf(mui('Tooltip', 'Popper', 'LinearProgress'), 'node_modules.@popperjs');

/** The page of an article; organisers see a draft as it will be shown there. */
const articleModules = anyOf('src.features.(article|media.Blog(Page|Pager))', 'dompurify');

/** Small functions of MUI that most public pages need, and that need React alone. */
const utilityModules = [
  String.raw`@mui.(material.utils|utils)[\\/](?!useRovingTabIndex|createSvgIcon|memoTheme)`,
  'material.transitions.useReducedMotion',
];

/** What a club works with. */
const clubModules = /src.features.(participants|builder|clubTeams|teamForm|dashboard)/;

/** Tables of organisers, which the score desk has none of. */
const organiserTableModules =
  /src.features.organiser.(OrganiserTable|media.(MediaListPage|useRemoveAction|TitleCell))/;

/** The parts of `account` that few pages have are files of their own, and so are organisers' tables. */
const nameOfFeature = (id: string) =>
  organiserTableModules.test(id)
    ? 'organiserTables'
    : (/features.(?:account.(?=reset|security|organiser))?(\w+)/.exec(id)?.[1] ?? 'features');

const reactModules = /rolldown.runtime|node_modules.(react|react-dom|scheduler)[\\/]/;
const storeModules = anyOf(
  String.raw`node_modules.(@reduxjs|immer|reselect|redux|redux-thunk|react-(redux|router|router-dom))[\\/]`,
  ...utilityModules,
);

/** With the base of the API, which would make the evaluation of the shell a long task. */
const libraryModules = anyOf(
  'node_modules',
  String.raw`src.(session.(sessionSlice|storage|listeners)|api.(api|baseQuery|operation|tags|errors))\.ts`,
);

/** The files of the production build: what is used together is one file. */
export const chunkGroups = [
  // Separate because they are evaluated one by one; see public/start.js.
  { name: 'react', test: reactModules, priority: 9 },
  { name: 'store', test: storeModules, priority: 8 },
  { name: 'libraries', test: libraryModules, tags: ['$initial' as const], priority: 7 },
  { name: 'shell', tags: ['$initial' as const], priority: 6 },
  { name: 'ranking', test: rankingModules, priority: 6 },
  { name: 'leaderboard', test: boardModules, priority: 5 },
  { name: 'tabs', test: tabModules, priority: 4.5 },
  { name: 'icons', test: iconModules, minShareCount: 2, priority: 5 },
  { name: 'chip', test: anyOf(mui('Chip')), priority: 5 },
  { name: 'lists', test: listModules, minShareCount: 2, priority: 5 },
  { name: 'fields', test: fieldModules, minShareCount: 2, priority: 5 },
  { name: 'transitions', test: transitionModules, minShareCount: 2, priority: 4 },
  { name: 'overlays', test: overlayModules, minShareCount: 2, priority: 3 },
  { name: 'account', test: accountModules, minShareCount: 2, priority: 5 },
  { name: 'forms', test: formModules, minShareCount: 2, priority: 5 },
  { name: 'registration', test: registrationModules, minShareCount: 2, priority: 5 },
  { name: 'pictures', test: pictureModules, minShareCount: 2, priority: 5 },
  { name: 'BlogPage', test: articleModules, priority: 0.5 },
  { name: 'tooltip', test: tooltipModules, minShareCount: 2, priority: 3 },
  // Before the tables, which have one too.
  { name: 'textField', test: textFieldModules, minShareCount: 2, priority: 2.5 },
  { name: 'choices', test: choiceModules, minShareCount: 2, priority: 2.5 },
  { name: 'work', test: workModules, minShareCount: 2, priority: 2.5 },
  { name: 'grid', test: gridModules, minShareCount: 2, priority: 2 },
  { name: 'club', test: clubModules, minShareCount: 2, priority: 1.5 },
  {
    name: nameOfFeature,
    debugName: 'features',
    test: /src.features.(?!article)/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'shared', minShareCount: 3 },
];
