/** Adds the endpoints of all operations to the RTK Query API. */
import.meta.glob(['../../src/api/*.ts', '!../../src/api/*.test.ts'], { eager: true });
