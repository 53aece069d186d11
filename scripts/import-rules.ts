import { checkImports } from './imports/check.ts';

const rooms = ['domain', 'contract', 'machines', 'src', 'server', 'scripts', 'tests', 'bench'];
const { violations, files, imports } = checkImports(process.cwd(), rooms);

for (const violation of violations) console.error(violation);
console.log(`Import rules: ${violations.length} violations, ${files} files and ${imports} imports looked at.`);
process.exitCode = violations.length === 0 ? 0 : 1;
