/** The moment since which notices are kept. @param days how long (`CONSERVA_NOVEDADES`). */
export function newsKeptSince(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
