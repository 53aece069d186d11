import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';

/** Whether a person's home page has the way to an operation. */
export function mayValidate(permisos: readonly number[]): boolean {
  return hasPermission(permisos, PERMISSION_GROUPS.operaciones);
}

/**
 * Whether a person's home page has the statistics. They count the cases that the person may see, so that who may see none
 * is shown none either.
 */
export function maySeeFigures(permisos: readonly number[]): boolean {
  return hasPermission(permisos, ['verEstadisticas']) && hasPermission(permisos, PERMISSION_GROUPS.casos);
}
