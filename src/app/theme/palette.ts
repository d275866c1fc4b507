/** Light scheme: paper, circuit-board green, copper, gold. */
export const lightPalette = {
  background: { default: '#F6F7F2', paper: '#FFFFFF' },
  text: { primary: '#10241C', secondary: '#4A5F55', disabled: '#7E9087' },
  primary: { main: '#0A6B4B', light: '#2E8B69', dark: '#075038', contrastText: '#FFFFFF' },
  secondary: { main: '#B4531A', light: '#CF7440', dark: '#8A3D10', contrastText: '#FFFFFF' },
  gold: { main: '#F2B632', light: '#F8D27E', dark: '#C98F12', contrastText: '#2A1D00' },
  error: { main: '#B3261E', light: '#CF5A52', dark: '#8C1D18', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A00', light: '#B07F2C', dark: '#664200', contrastText: '#FFFFFF' },
  success: { main: '#1B7A3D', light: '#4A9A66', dark: '#105A2B', contrastText: '#FFFFFF' },
  info: { main: '#1D5F8A', light: '#4C84AA', dark: '#12466A', contrastText: '#FFFFFF' },
  board: {
    main: '#0B4230',
    deep: '#072E22',
    line: '#2C7D5F',
    contrastText: '#F3F8F2',
    muted: '#BFD8CA',
  },
  divider: '#DCE3DA',
  outline: '#6F8178',
  focus: '#B4531A',
};

/** Dark scheme: the same board by night. */
export const darkPalette = {
  background: { default: '#0A1512', paper: '#11201B' },
  text: { primary: '#E6F0EA', secondary: '#A6BBB0', disabled: '#6E857A' },
  primary: { main: '#4FD6A0', light: '#86E6C0', dark: '#2FB883', contrastText: '#06251A' },
  secondary: { main: '#F39A5B', light: '#F8BD92', dark: '#D87A38', contrastText: '#2B1202' },
  gold: { main: '#FFCB52', light: '#FFDD8C', dark: '#E0A92B', contrastText: '#2A1D00' },
  error: { main: '#FF8F85', light: '#FFB4AD', dark: '#E5675C', contrastText: '#3A0703' },
  warning: { main: '#FFC063', light: '#FFD591', dark: '#E09E3B', contrastText: '#2E1C00' },
  success: { main: '#7ADF95', light: '#A4EBB7', dark: '#4EBF6D', contrastText: '#06250F' },
  info: { main: '#7CC4F2', light: '#A6D8F7', dark: '#4CA3D8', contrastText: '#04202F' },
  board: {
    main: '#0D2B21',
    deep: '#081D16',
    line: '#2A6B53',
    contrastText: '#EAF4EE',
    muted: '#AFC9BB',
  },
  divider: '#22382F',
  outline: '#67816F',
  focus: '#FFCB52',
};
