/** Says that an address has no page to show, with the status of HTTP. */
export class PageStatus extends Error {
  override name = "PageStatus";
  readonly status: number;

  constructor(status: number) {
    super(`The page answers ${status}`);
    this.status = status;
  }
}
