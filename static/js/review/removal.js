/** Deleting a review. Loaded when somebody asks for it. */

/** @import { Removal } from "../../types/review" */

import { confirm, say } from "../lib/dialogs.js";
import { t } from "../lib/i18n.js";
import { setToken } from "../lib/storage.js";
import { deleteReview } from "../net/api.js";

/** @type {Removal} */
export const removeReview = async (id, token, leave) => {
  const sure = await confirm(t("review-delete"), t("review-delete-why"), t("review-delete-yes"));
  if (!sure) return;
  await deleteReview(id, token);
  setToken(id, null);
  leave();
  say(t("review-deleted"));
};
