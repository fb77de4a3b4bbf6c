/** 'imp-3' is an imp; a marine is itself. */
export const kindOf = (figure: string): string => figure.replace(/-\d+$/, '')
