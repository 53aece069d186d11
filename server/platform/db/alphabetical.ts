/** How Spanish sorts. In the program and not by `order by`: the two engines have no Spanish collation in common. */
export const alphabetical = new Intl.Collator('es', { numeric: true }).compare;
