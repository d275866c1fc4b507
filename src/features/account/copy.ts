/** Words of the participant's sign-in and sign-up. */
export const copy = {
  board: {
    title: 'Rakit. Uji. Bertanding.',
    text: 'Satu akun untuk seluruh perjalanan kompetisi robotika Anda.',
    points: [
      'Daftarkan tim ke kategori turnamen',
      'Bergabung dengan school club sekolah Anda',
      'Ikuti hasil di papan skor langsung',
    ],
  },
  fields: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    confirmation: 'Confirm Password',
  },
  rules: {
    name: 'Name is required',
    email: 'Email is required',
    password: 'Password is required',
    confirmation: 'Please confirm your password',
    mismatch: 'Passwords do not match',
  },
  unreachable: 'The server cannot be reached. Check your connection and try again; what you typed is still here.',
  signIn: {
    title: 'Welcome back',
    lead: 'Log in with your participant account.',
    submit: (brandName: string) => `Login ${brandName}`,
    submitting: '⚡ Logging In...',
    failed: 'Login failed',
    expired: 'Sesi Anda telah berakhir. Silakan masuk lagi.',
    noAccount: 'No account yet?',
    toSignUp: 'Sign up',
    isClub: 'Managing a school club?',
    toClubSignIn: 'Login School Club',
  },
  signUp: {
    title: 'Create your account',
    lead: 'For students and athletes who compete in a team.',
    submit: 'Sign Up',
    submitting: 'Signing Up...',
    failed: 'Registration failed',
    hasAccount: 'Already have an account?',
    toSignIn: 'Login',
  },
} as const;
